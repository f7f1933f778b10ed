/** AAC in 5.1 as our clips have it. */
const SOUND: MediaDecodingConfiguration = {
  type: 'media-source',
  audio: {
    contentType: 'audio/mp4; codecs="mp4a.40.2"',
    channels: '6',
    bitrate: 384_000,
    samplerate: 48_000,
  },
};

/**
 * Whether the browser decodes 5.1 and has an output for it. Decoders say yes on every laptop, where it would cost three
 * times the data to be mixed down; so the device counts, too.
 */
export async function playsSurround(): Promise<boolean> {
  try {
    const { supported, smooth } = await navigator.mediaCapabilities.decodingInfo(SOUND);
    if (!supported || !smooth) return false;
    const context = new AudioContext();
    const channels = context.destination.maxChannelCount;
    await context.close();
    return channels >= 6;
  } catch {
    return false; // An old browser.
  }
}
