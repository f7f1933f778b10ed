// Shows the document in the viewer, read-only: trying calls out needs a session, which this page must not have.
globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.querySelector('main'),
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  showExtensions: true,
  supportedSubmitMethods: [],
  syntaxHighlight: false,
  validatorUrl: null,
});
