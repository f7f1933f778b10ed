import { afterEach, describe, expect, it, vi } from 'vitest';
import { playing, source } from './player.fixture.ts';

describe('recovery of a live channel', () => {
  const ZERO = Date.UTC(2026, 10, 20, 20);
  /** The reopened stream starts ten minutes later. */
  const reopen = { zeroAt: ZERO + 600_000, seekable: { start: 0, end: 1000 } };

  function watching(position: number) {
    const { core, calls } = playing();
    const seekable = { start: 600, end: 1600 };
    core.report({ live: true, zeroAt: ZERO, seekable, position });
    return { core, calls, seeks: () => calls.filter(([name]) => name === 'seek') };
  }

  it('resumes at the broadcast time that was on screen', async () => {
    const { core, calls, seeks } = watching(1200);
    await core.retry();
    expect(calls[0]).toMatchObject(['open', source, { startAt: 0, play: true }]);
    expect(core.store.getState().zeroAt).toBeNull();
    core.report({ seekable: { start: 0, end: 0 } });
    core.report({ zeroAt: reopen.zeroAt });
    expect(seeks()).toEqual([]);
    core.report(reopen);
    core.report({ position: 601 });
    expect(seeks()).toEqual([['seek', 600]]);
  });

  it('seeks there again if the engine moves to its own start, until playback', async () => {
    const { core, seeks } = watching(1200);
    await core.retry();
    core.report(reopen);
    core.report({ seeking: true, position: 980 });
    expect(seeks()).toEqual([['seek', 600]]);
    core.report({ seeking: false, position: 980 });
    expect(seeks()).toEqual([
      ['seek', 600],
      ['seek', 600],
    ]);
    core.report({ seeking: false, position: 600, opening: false });
    core.report({ position: 900 });
    expect(seeks()).toHaveLength(2);
  });

  it('keeps a position that the viewer has chosen meanwhile', async () => {
    const { core, seeks } = watching(1200);
    await core.retry();
    core.report(reopen);
    core.seek(300);
    core.report({ seeking: true, position: 300 });
    core.report({ seeking: false, position: 300 });
    expect(seeks()).toEqual([
      ['seek', 600],
      ['seek', 300],
    ]);
  });

  it('resumes there also after a second attempt', async () => {
    const { core, seeks } = watching(1200);
    await core.retry();
    await core.retry();
    core.report(reopen);
    expect(seeks()).toEqual([['seek', 600]]);
  });

  it('joins at the live edge if that was on screen', async () => {
    const { core, calls, seeks } = watching(1580);
    await core.retry();
    core.report(reopen);
    expect(calls[0]).toMatchObject(['open', source, { startAt: 0 }]);
    expect(seeks()).toEqual([]);
  });

  it('is cleared with the channel', async () => {
    const { core, seeks } = watching(1200);
    await core.retry();
    core.open({ url: '/other.m3u8', type: 'hls' }, 0, true);
    core.report(reopen);
    expect(seeks()).toEqual([]);
  });
});

describe('a channel whose origin refuses', () => {
  afterEach(() => void vi.useRealTimers());

  function offAir(status = 404) {
    vi.useFakeTimers();
    const { core, calls } = playing();
    core.store.setState({ channel: true });
    core.report({ live: true });
    core.report({ error: { kind: 'missing', status }, waiting: false });
    return { core, opens: () => calls.filter(([name]) => name === 'open').length };
  }

  it('is off the air, and comes back by itself', () => {
    const { core, opens } = offAir();
    expect(core.store.getState().error).toEqual({ kind: 'offAir', status: 404 });
    vi.advanceTimersByTime(5000);
    expect(opens()).toBe(1);
    // The panel stays until there is a picture.
    expect(core.store.getState().error?.kind).toBe('offAir');
    core.report({ error: { kind: 'access', status: 403 } });
    vi.advanceTimersByTime(10_000);
    expect(opens()).toBe(2);
    core.report({ started: true, opening: false });
    expect(core.store.getState().error).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(opens()).toBe(2);
  });

  it('is not calls for after the viewer has left it', () => {
    const { core, opens } = offAir();
    core.close();
    vi.advanceTimersByTime(60_000);
    expect(opens()).toBe(0);
  });

  it('says that the connection is lost where there is no answer at all', () => {
    const { core } = offAir();
    core.open({ url: '/other.m3u8', type: 'hls' }, 0, true);
    core.report({ error: { kind: 'network', status: undefined } });
    expect(core.store.getState().error?.kind).toBe('network');
  });
});
