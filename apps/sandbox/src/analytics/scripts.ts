/**
 * A tag manager's script with the usual interface: it takes over `window.dataLayer` and sends its collector every
 * event that waits there, and every later one.
 */
export const tagManagerScript = (collector: string) => `(() => {
  const layer = (window.dataLayer = window.dataLayer || []);
  const collector = ${JSON.stringify(collector)};
  const send = (entry) => {
    const { event, ...parameters } = entry;
    if (!event || event.startsWith('gtm.')) return;
    const query = new URLSearchParams({ en: event, dp: location.pathname, ep: JSON.stringify(parameters) });
    fetch(collector + '?' + query, { mode: 'no-cors', keepalive: true });
  };
  layer.forEach(send);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(send);
    return push(...entries);
  };
})();
`;

/**
 * A pixel's script with the usual interface: it drains the queue of `fbq` and becomes its `callMethod`. Each event is a
 * request for an image.
 */
export const pixelScript = (collector: string) => `(() => {
  const pixel = window.fbq;
  let id = '';
  const call = (method, name, parameters = {}) => {
    if (method === 'init') return void (id = name);
    const query = new URLSearchParams({ id, ev: name, dl: location.pathname });
    for (const [key, value] of Object.entries(parameters)) query.set('cd[' + key + ']', String(value));
    fetch(${JSON.stringify(collector)} + '?' + query, { mode: 'no-cors', keepalive: true });
  };
  pixel.callMethod = call;
  for (const waiting of pixel.queue.splice(0)) call(...waiting);
})();
`;
