// Production unless started for development: React then renders a page in a third of the time.
// oxlint-disable-next-line node/no-process-env -- libraries read it there while they are loaded, before any setting
process.env['NODE_ENV'] ??= 'production';
