// The script of the card form: runs on the merchant's page, and sends the card to the sandbox alone.
{
  const { token, baseUrl, locale, price, currency } = window.iyziInit;
  const TEXTS = {
    en: {
      name: 'Name on the card',
      number: 'Card number',
      month: 'Month (MM)',
      year: 'Year (YY)',
      cvc: 'CVC',
      pay: 'Pay',
      save: 'Save the card',
      offline: 'The card could not be checked. Try again.',
    },
    tr: {
      name: 'Kart üzerindeki ad',
      number: 'Kart numarası',
      month: 'Ay (AA)',
      year: 'Yıl (YY)',
      cvc: 'CVC',
      pay: 'Öde',
      save: 'Kartı kaydet',
      offline: 'Kart kontrol edilemedi. Yeniden deneyin.',
    },
  };
  const texts = TEXTS[locale] ?? TEXTS.tr;
  const host = document.getElementById('iyzipay-checkout-form');
  if (!host) throw new Error('iyzico: the page has no #iyzipay-checkout-form');

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .iyzico-form { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; max-width: 420px;
      padding: 20px; border-radius: 12px; background: #fff; color: #1d2129; font: 16px/1.4 sans-serif; }
    .iyzico-form label { display: grid; gap: 4px; font-size: 14px; }
    .iyzico-form .wide, .iyzico-form [role=alert], .iyzico-form button { grid-column: 1 / -1; }
    .iyzico-form input { min-width: 0; padding: 10px; border: 1px solid #79808d; border-radius: 6px;
      background: #fff; color: inherit; font: inherit; }
    .iyzico-form button { padding: 12px; border: 0; border-radius: 6px; background: #1e64ff; color: #fff; font: inherit; }
    .iyzico-form [role=alert] { margin: 0; color: #b3261e; }
    .iyzico-form [role=alert]:empty { display: none; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  const field = (name, label, properties) =>
    make(
      'label',
      { className: properties.className ?? '' },
      label,
      make('input', { ...properties, className: '', name, required: true }),
    );
  const digits = { inputMode: 'numeric', dir: 'ltr' };
  const problem = make('p', { role: 'alert' });
  problem.setAttribute('role', 'alert');
  const button = make(
    'button',
    { type: 'submit' },
    price ? `${texts.pay} ${price} ${currency}` : texts.save,
  );
  const form = make(
    'form',
    { className: 'iyzico-form' },
    field('cardHolderName', texts.name, { className: 'wide', autocomplete: 'cc-name' }),
    field('cardNumber', texts.number, { ...digits, className: 'wide', autocomplete: 'cc-number' }),
    field('expireMonth', texts.month, { ...digits, maxLength: 2, autocomplete: 'cc-exp-month' }),
    field('expireYear', texts.year, { ...digits, maxLength: 4, autocomplete: 'cc-exp-year' }),
    field('cvc', texts.cvc, { ...digits, maxLength: 4, autocomplete: 'cc-csc' }),
    problem,
    button,
  );

  const goBack = (callbackUrl) => {
    const back = make('form', { method: 'post', action: callbackUrl, hidden: true });
    back.append(make('input', { type: 'hidden', name: 'token', value: token }));
    document.body.append(back);
    back.submit();
  };
  const pay = async () => {
    const card = new URLSearchParams(new FormData(form));
    card.set('token', token);
    const response = await fetch(`${baseUrl}/checkout/pay`, { method: 'POST', body: card });
    const answer = await response.json();
    if (answer.status === 'success') goBack(answer.callbackUrl);
    else problem.textContent = answer.errorMessage;
    return answer.status === 'success';
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.textContent = '';
    button.disabled = true;
    pay().then(
      (paid) => (button.disabled = paid),
      () => {
        problem.textContent = texts.offline;
        button.disabled = false;
      },
    );
  });
  host.replaceChildren(form);
}
