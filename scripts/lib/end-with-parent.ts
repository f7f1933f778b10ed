/** Sends this process SIGTERM when `run.mjs`, at the other end of its IPC channel, is killed. */
export function endWithParent(): void {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel must not keep a finished script alive.
  process.channel.unref();
}
