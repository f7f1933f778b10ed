/** Ends this process politely when `run.mjs`, which holds the other end of its channel, is killed. */
export function endWithParent(): void {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening must not keep a script alive that is done.
  process.channel.unref();
}
