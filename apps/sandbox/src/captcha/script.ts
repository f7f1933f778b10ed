/**
 * The interface of Google's `api.js`: `grecaptcha.ready` and `grecaptcha.execute`. It fetches tokens from the sandbox,
 * which scores every visitor as a person.
 */
export const script = (origin: string) => `window.grecaptcha = {
  ready: (callback) => void Promise.resolve().then(callback),
  execute: async (siteKey, { action = '' } = {}) => {
    const query = new URLSearchParams({ k: siteKey, action });
    const answer = await fetch(${JSON.stringify(`${origin}/recaptcha/api2/token?`)} + query);
    if (!answer.ok) throw new Error('reCAPTCHA answered ' + answer.status);
    return (await answer.json()).token;
  },
};
`;
