import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  afterModals,
  closeAllModals,
  closeModal,
  closeModalOf,
  MODAL_FADE_MS,
  openModal,
  openModalOver,
  useModals,
} from './modal-store.ts';

const modal = () => useModals.getState().modal;
const share = { url: 'https://kandil.test/detail/nur', title: 'Nûr' };

beforeEach(() => {
  vi.useFakeTimers();
  useModals.setState({ modal: null, below: [] });
});
afterEach(() => vi.useRealTimers());

describe('the modal store', () => {
  test('a modal has the flags visible, attached and preventClosing', { tags: ['MODAL-26'] }, () => {
    openModal('share', share);
    expect(modal()).toEqual({
      name: 'share',
      params: share,
      visible: true,
      attached: true,
      preventClosing: false,
    });
  });

  test('closing takes 300 ms, during which it fades', () => {
    openModal('share', share);
    closeModal();
    expect(modal()).toMatchObject({ visible: false, attached: true });
    vi.advanceTimersByTime(MODAL_FADE_MS - 1);
    expect(modal()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(modal()).toBeNull();
    expect(MODAL_FADE_MS).toBe(300);
  });

  test('one that prevents closing stays until it is let go', () => {
    openModal('share', share, true);
    closeModal();
    expect(modal()?.visible).toBe(true);
    useModals.getState().setPreventClosing(false);
    closeModal();
    expect(modal()?.visible).toBe(false);
  });

  test('a modal opened while another fades stays', () => {
    openModal('share', share);
    closeModal();
    openModal('cookiePreferences', {});
    vi.advanceTimersByTime(MODAL_FADE_MS);
    expect(modal()).toMatchObject({ name: 'cookiePreferences', visible: true });
  });

  test('closing a modal by its name leaves the one that has taken its place', () => {
    openModal('share', share);
    openModal('cookiePreferences', {});
    closeModalOf('share');
    expect(modal()).toMatchObject({ name: 'cookiePreferences', visible: true });
    closeModalOf('cookiePreferences');
    expect(modal()?.visible).toBe(false);
  });

  test('closing twice fades once', () => {
    openModal('share', share);
    closeModal();
    vi.advanceTimersByTime(200);
    closeModal();
    vi.advanceTimersByTime(100);
    expect(modal()).toBeNull();
  });

  describe('one opened over another', () => {
    const names = () => {
      const { modal: top, below } = useModals.getState();
      return [...below, ...(top ? [top] : [])].map(({ name }) => name);
    };

    test('keeps it below, and returns to it when it is closed', () => {
      openModal('devices', {}, true);
      openModalOver('confirm', {
        title: 'share.title',
        text: '',
        action: 'share.title',
        run: () => Promise.resolve(),
      });
      expect(names()).toEqual(['devices', 'confirm']);
      closeModal();
      vi.advanceTimersByTime(MODAL_FADE_MS);
      expect(names()).toEqual(['devices']);
      expect(modal()?.preventClosing).toBe(true);
    });

    test('its next step takes its own place', () => {
      openModal('devices', {});
      openModalOver('share', share);
      openModal('cookiePreferences', {});
      expect(names()).toEqual(['devices', 'cookiePreferences']);
    });

    test('all can be closed at once, also those that prevent it', () => {
      openModal('devices', {}, true);
      openModalOver('share', share, true);
      closeAllModals();
      vi.advanceTimersByTime(MODAL_FADE_MS);
      expect(names()).toEqual([]);
    });
  });
});

test('what waited for the modals goes on once, after the last of them', () => {
  const goOn = vi.fn<() => void>();
  openModal('devices', {});
  afterModals(goOn);
  openModal('report', { title: 'Nur' });
  vi.runAllTimers();
  expect(goOn).not.toHaveBeenCalled();
  closeModal();
  vi.runAllTimers();
  expect(goOn).toHaveBeenCalledOnce();
  openModal('devices', {});
  closeModal();
  vi.runAllTimers();
  expect(goOn).toHaveBeenCalledOnce();
});
