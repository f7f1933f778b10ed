import type { Args, content, Data, payment } from '@kandil/contract';
import type { UiKey } from '@kandil/i18n';
import type { LeavingProof } from '#app/data/session/log-out.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { create } from 'zustand';
import type { NotificationTone, Say } from './notification-store.ts';
import type { Prayer } from '#app/domain/prayer/times.ts';

/**
 * Parameters of every modal by its name. A feature that brings a modal adds its line here and its component to
 * the registry in shell/modals/registry.tsx.
 */
export interface ModalParams {
  share: { url: string; title: string };
  cookiePreferences: object;
  notification: { tone: NotificationTone; text: string };
  login: {
    form?: 'logIn' | 'forgotPassword';
    email?: string;
    notice?: string;
    goOn?: GoOn;
    /** `goOn` changes what is a profile's, such as its list. */
    ofProfile?: boolean;
  };
  register: { email?: string; channel?: string; onSkip?: () => void | Promise<void> };
  /** `wait`: seconds until a new code may be sent. `length`: digits of the code, by default the configured number. */
  oneTimeCode: { account: string | null; wait?: number; length?: number };
  resetPassword: { token: string };
  socialProof: {
    proof: { token: string; email: string; methods: ('password' | 'code')[] };
    provider: string;
    onProved: () => Promise<void>;
  };
  verifyEmail: { email: string; text: string };
  userInfo: { activeFormName: UserInfoForm };
  devices: { why?: string };
  deleteAccount: object;
  deletion: object;
  confirm: Confirmation;
  loading: { text: UiKey };
  enterPin: {
    /** Name of the profile that the PIN locks. */
    name: string;
    reason: 'enter' | 'leave' | 'logOut' | 'moreTime';
    /** What the service accepts as proof, the usual one first. */
    ways: readonly [ProofWay, ...ProofWay[]];
    /** @throws ApiError when the proof is wrong */
    enter: (proof: LeavingProof) => Promise<void>;
  };
  popup: { popup: Data<typeof content.sitePopup> };
  subscriptionPlans: { why?: string };
  paymentType: {
    selectedPlan: string;
    selectedPeriod: string;
    /** The way to pay that is chosen at first. */
    gatewayCode?: string;
    gatewayPackage?: string;
  };
  creditCard: ChosenPackage;
  mobilePayment: ChosenPackage;
  promoCode: { promoCode?: string };
  report: ReportedTitle;
  prayer: { prayer: Prayer; isIftar: boolean; resume: () => void };
  profilePin: {
    profileId: number;
    remove: boolean;
    /** The name of a new child's profile; its PIN can be set later. */
    offeredFor?: string;
    onSaved: (set: boolean) => void;
  };
}
/** Continues what required the login. @param say how it shows its message, by default as a toast at once */
export type GoOn = (say?: Say) => void | Promise<void>;

/** The title that a member reports a problem with. */
export interface ReportedTitle {
  /** With the episode, as it is shown. */
  title: string;
  seriesId?: number;
  videoId?: number;
  channelId?: number;
  /** Seconds from the start of the video. */
  position?: number;
}

/** What a payment names (MODAL-14). */
export type ChosenPackage = Pick<
  Args<typeof payment.billing>,
  'gatewayCode' | 'gatewayPackage' | 'promotionCode'
>;
/** The PIN of a profile, or the password of the account. */
export type ProofWay = 'pin' | 'password';

export type ModalName = keyof ModalParams;

/** The forms of the user info modal (MODAL-22). */
export type UserInfoForm = 'name' | 'email' | 'phone' | 'phoneCode' | 'country' | 'password';

/** The confirm modal's question and action. */
export interface Confirmation {
  title: UiKey;
  /** Says what will happen; already translated. */
  text: string;
  action: UiKey;
  /** Leaves everything as it is; default: Cancel. */
  dismiss?: UiKey;
  /** The action deletes something. */
  danger?: boolean;
  /** @throws ApiError, whose message is shown; the modal stays */
  run(): Promise<void>;
}

/** MODAL-26: `attached` is in the document, `visible` is not fading out, `preventClosing` blocks closing. */
export interface OpenModal<Name extends ModalName = ModalName> {
  name: Name;
  params: ModalParams[Name];
  visible: boolean;
  attached: boolean;
  preventClosing: boolean;
}

interface Modals {
  /** The one on top. */
  modal: OpenModal | null;
  /** The modals below it, the lowest first; they keep what was typed (SPEC-D45). */
  below: readonly OpenModal[];
  open<Name extends ModalName>(
    name: Name,
    params: ModalParams[Name],
    preventClosing: boolean,
    over?: boolean,
  ): void;
  /** Fades out the modal on top, unless closing is prevented (MODAL-19, MODAL-20); the one below is then on top. */
  close(): void;
  /** Closes all modals, also one that prevents closing. */
  closeAll(): void;
  setPreventClosing(prevented: boolean): void;
}

export const MODAL_FADE_MS = 300;

export const useModals = create<Modals>((set, get) => ({
  modal: null,
  below: [],
  open: (name, params, preventClosing, over = false) =>
    set(({ modal, below }) => ({
      modal: { name, params, visible: true, attached: true, preventClosing },
      below: over && modal?.visible ? [...below, modal] : below,
    })),
  close() {
    const { modal } = get();
    if (!modal?.visible || modal.preventClosing) return;
    const fading = { ...modal, visible: false };
    set({ modal: fading });
    // Another modal may be opened while this one fades; it stays.
    setTimeout(() => {
      const { modal: top, below } = get();
      if (top === fading) set({ modal: below.at(-1) ?? null, below: below.slice(0, -1) });
    }, MODAL_FADE_MS);
  },
  closeAll() {
    set(({ modal }) => ({ below: [], modal: modal && { ...modal, preventClosing: false } }));
    get().close();
  },
  setPreventClosing(preventClosing) {
    const { modal } = get();
    if (modal) set({ modal: { ...modal, preventClosing } });
  },
}));

/**
 * Opens a modal in place of the one that is open: the next step of the same task.
 * @param preventClosing it stays until its step is done (MODAL-19)
 */
export function openModal<Name extends ModalName>(
  name: Name,
  params: ModalParams[Name],
  preventClosing = false,
): void {
  useModals.getState().open(name, params, preventClosing);
}

/** Opens a modal over the one that is open: closing it returns to that one (SPEC-D45). */
export function openModalOver<Name extends ModalName>(
  name: Name,
  params: ModalParams[Name],
  preventClosing = false,
): void {
  useModals.getState().open(name, params, preventClosing, true);
}

export function closeModal(): void {
  useModals.getState().close();
}

/** Closes the modal on top and all below it. */
export function closeAllModals(): void {
  useModals.getState().closeAll();
}

/** Closes the modal of this name; another one that has taken its place meanwhile stays. */
export function closeModalOf(name: ModalName): void {
  const { modal, close } = useModals.getState();
  if (modal?.name === name) close();
}

/**
 * Whether an open modal prevents closing. Then nothing may open by itself, as a link, a reminder or a popup does: it
 * waits (SPEC-D45).
 */
export const useIsBlocked = (): boolean =>
  useModals(({ modal, below }) => [modal, ...below].some((each) => each?.preventClosing));

/** Calls once every modal is closed. */
export function afterModals(then: () => void): void {
  const stop = useModals.subscribe(({ modal }) => {
    if (modal !== null) return;
    stop();
    then();
  });
}

/** Calls once the modal that is open now, or the one that took its place, has been closed. */
export function useModalClosed(closed: () => void): void {
  const isOpen = useModals((state) => state.modal !== null);
  const wasOpen = useRef(false);
  const onClosed = useEffectEvent(closed);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
