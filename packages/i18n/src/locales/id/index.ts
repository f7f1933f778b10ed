export { errors } from './errors.ts';
export { messages } from './messages.ts';
export { ui } from './ui.ts';
