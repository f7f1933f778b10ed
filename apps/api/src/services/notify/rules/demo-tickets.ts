import type { TITLE_PROBLEMS } from '@kandil/contract/notify';
import type { LanguageCode } from '@kandil/i18n';
import type { DemoAccount } from '../../../demo/accounts.ts';
import type { Subject } from './subjects.ts';

/** A message to support as somebody of the demo has written it. */
export interface DemoTicket {
  subject: Subject;
  message: string;
  language: LanguageCode;
  role: DemoAccount['role'];
  /** Hours before now. */
  ago: number;
  device: string;
  /** About the video of the demo's report. */
  report?: { problem: (typeof TITLE_PROBLEMS)[number]; position: number };
  /** What the member wrote later, and when; the ticket is solved then. */
  thanks?: { text: string; ago: number };
}

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36';

/** What the inbox of a demo begins with. */
export const DEMO_TICKETS: readonly DemoTicket[] = [
  {
    role: 'suspended',
    ago: 30,
    subject: 'PAYMENT',
    language: 'en',
    device: WINDOWS,
    message:
      'My bank sent me a new card and your last charge failed. I have entered the new number twice, but my plan is still on hold. Can you see what is missing? We had planned to watch together this evening.',
  },
  {
    role: 'canceled',
    ago: 3,
    subject: 'PAYMENT',
    language: 'ar',
    device: IPHONE,
    message:
      'السلام عليكم. ألغيت اشتراكي قبل أيام، وما زالت الصفحة تقول إن عندي أيامًا متبقية. هل سيُخصم مني شيء عند انتهائها؟ وأريد نسخة من آخر إيصال. جزاكم الله خيرًا.',
  },
  {
    role: 'member',
    ago: 20,
    subject: 'TITLE',
    language: 'en',
    device: ANDROID,
    report: { problem: 'SUBTITLES', position: 95 },
    message:
      'The English subtitles run ahead of the speech from here on, about two seconds. I follow the Turkish with them, so I lose the thread. The first episode was fine.',
  },
  {
    role: 'free',
    ago: 5,
    subject: 'TITLE',
    language: 'ar',
    device: ANDROID,
    report: { problem: 'SUBTITLES', position: 97 },
    message: 'الترجمة العربية تسبق الكلام في هذه الحلقة، وقبل نهايتها تختفي تمامًا.',
  },
  {
    role: 'member',
    ago: 9,
    subject: 'SUGGESTION',
    language: 'en',
    device: ANDROID,
    message:
      'Please add more series about the Seljuks, with the Turkish sound and not only dubbed. And could the cast show which other series an actor was in?',
  },
  {
    role: 'suspended',
    ago: 74,
    subject: 'TELEVISION',
    language: 'en',
    device: WINDOWS,
    message: 'The television shows a code, but the page says that it does not know it.',
    thanks: { text: 'It works now: I had typed a zero for the letter O. Thank you!', ago: 71 },
  },
];
