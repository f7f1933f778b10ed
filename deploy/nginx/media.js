// Checks in nginx (njs) the tokens and proofs of addresses of clips, as apps/api/src/platform/media/token.ts does. Written
// in the part of JavaScript that njs 0.7 knows. `$kandil_media_keys` has the live keys: "ID:SECRET ID:SECRET".
import crypto from 'crypto';

const TOKEN =
  /^(1\.([\w-]{1,64})\.(\d{10,11})\.([a-z0-9~-]{1,161})\.[\w-]{1,64}(?:\.h(\d{1,5}))?)\.([\w-]{43})$/;
const PICTURE = /^(\d{1,5})p\//;
const VERSION = /^[0-9a-f]{8}$/;
const PROOF = /^[\w-]{22}$/;
const PROOF_BYTES = 16;

function secrets(variables) {
  const known = {};
  variables.kandil_media_keys.split(' ').forEach((pair) => {
    const colon = pair.indexOf(':');
    known[`key ${pair.slice(0, colon)}`] = pair.slice(colon + 1);
  });
  return known;
}

/** Compares without telling by its time where the texts differ. */
function same(a, b) {
  let different = a.length ^ b.length;
  for (let at = 0; at < a.length; at++) different |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return different === 0;
}

const hmac = (text, secret) => crypto.createHmac('sha256', secret).update(text);

/** Whether a file is of no taller picture than the token opens. */
function isWithin(file, lines) {
  const picture = PICTURE.exec(file);
  return lines === undefined || !picture || Number(picture[1]) <= Number(lines);
}

function opensPrefix(token, prefix, file, keys) {
  const parts = TOKEN.exec(token);
  if (!parts) return false;
  const secret = keys[`key ${parts[2]}`];
  if (!secret || !same(hmac(parts[1], secret).digest('base64url'), parts[6])) return false;
  if (!isWithin(file, parts[5])) return false;
  return parts[4] === prefix.replace('/', '~') && Date.now() < Number(parts[3]) * 1000;
}

function isProven(prefix, clip, version, proof, keys) {
  if (!VERSION.test(version) || !PROOF.test(proof)) return false;
  const text = `clip ${prefix} ${clip} ${version}`;
  return Object.keys(keys).some((id) => {
    const made = hmac(text, keys[id]).digest().slice(0, PROOF_BYTES).toString('base64url');
    return same(made, proof);
  });
}

/** "yes" when the request's token opens its prefix and picture now, and its clip belongs there. */
function open(request) {
  const v = request.variables;
  const keys = secrets(v);
  const prefix = v.media_prefix;
  const allowed =
    opensPrefix(v.media_token, prefix, v.media_file, keys) &&
    isProven(prefix, v.media_clip, v.arg_v || '', v.arg_p || '', keys);
  return allowed ? 'yes' : 'no';
}

export default { open };
