// However the product is started, unless it is for developing: React then renders a page in a third of the time.
process.env['NODE_ENV'] ??= 'production';
