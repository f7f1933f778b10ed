// jsdom has no modal dialogs. Every component test may open one: some load their code late, after the last assertion.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
