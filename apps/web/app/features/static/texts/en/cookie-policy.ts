import { paths } from '#app/paths.ts';
import { link, list, mail, names, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Cookie policy',
  description: 'Which cookies {brand} uses, what each is for, and how to change your mind.',
  lead: 'This page says what cookies are, which ones {brand} keeps on your device, and what you can do about them.',
  updated: { text: 'Last updated {date}', day: '2022-03-29' },
  sections: [
    {
      id: 'what-are-cookies',
      heading: 'What are cookies?',
      blocks: [
        paragraph(
          'A cookie is a small piece of text that a website asks your browser to keep and to send back on your next visit. It cannot run programs and cannot read your files. It lets the site know that two visits come from the same browser, so that you do not have to log in, choose your language or set the volume each time.',
        ),
        paragraph(
          'Some cookies end when you close the browser, others stay until a set day. Besides cookies we use the storage your browser gives to websites, for example for the words you last searched for. Whatever is said here about cookies holds for that as well.',
        ),
      ],
    },
    {
      id: 'necessary',
      heading: 'Necessary cookies',
      blocks: [
        paragraph(
          'Without these the service does not work, so they need no consent and cannot be switched off here.',
        ),
        names({
          kandil_token:
            'Shows that you are logged in. It ends with the browser unless you asked to stay logged in, and after 365 days at the latest.',
          kandil_token_expiry: 'When that proof has to be renewed.',
          '__Host-rt': 'Renews it. Only our server can read this one.',
          kandil_profile: 'Which profile is watching. 365 days.',
          kandil_device:
            'A random number for this browser, by which your list of devices and their limit are kept. 365 days.',
          kandil_language: 'The language you chose. 365 days.',
          kandil_consent:
            'Your answer to the cookie notice, so that we do not ask again. 365 days.',
          kandil_webview:
            'Set inside our apps, where the site is shown without its own menu. Ends with the app.',
          kandil_probe: 'Written and removed at once, to see whether your browser keeps cookies.',
          kandil_session:
            'Tells other open tabs that you logged in or out. Until you clear the data of this site.',
          kandil_cache_config:
            'The settings of the service, for when they cannot be loaded. Until you clear the data of this site.',
          kandil_cache_reports: 'How far you have watched, until our server has received it.',
          'kandil_cache_list-changes':
            'Changes to My List that you made without a connection, until they are sent. 7 days.',
          kandil_cache_social:
            'Whether you signed in here with Google, Facebook or Apple, so that they ask again after you log out. Until you clear the data of this site.',
          'kandil.social':
            'A sign-in with Google, Facebook or Apple that has begun. Ends with the tab.',
          'kandil.come-back': 'The page that you return to after paying. Ends with the tab.',
          'kandil.offer':
            'The offer that you were shown or the promo code that you typed, until you have a price. Ends with the tab.',
          'kandil.invitation':
            'The family invitation that you opened, until you have joined. Ends with the tab.',
          'kandil.notification': 'A message for the next page. Ends with the tab.',
          kandil_missed:
            'Keeps a page from reloading again and again after an update. Ends with the tab.',
          'kandil_cache_new-profile kandil_cache_support kandil_cache_reply kandil_cache_card-details':
            'What you have typed into a form, so that it is not lost. Ends with the tab, and card details after an hour.',
          'shell assets':
            'Files of the site, which let it open quickly and tell you when there is no connection. 60 days.',
        }),
      ],
    },
    {
      id: 'functionality',
      heading: 'Functionality cookies',
      blocks: [
        paragraph(
          'These remember how you like to watch. Without them every video begins with our settings.',
        ),
        paragraph(
          'Without your consent, what you choose is remembered only until you close the page.',
        ),
        names({
          kandil_player_volume: 'How loud the player is. 365 days.',
          kandil_player_muted: 'Whether its sound is off. 365 days.',
          kandil_video_quality: 'The picture quality you chose. 365 days.',
          kandil_audio_language: 'The language you listen in. 365 days.',
          kandil_subtitle_enabled: 'Whether subtitles are shown. 365 days.',
          kandil_subtitle_language: 'The language of the subtitles. 365 days.',
          kandil_subtitle_look:
            'How large subtitles are, their color and what is behind them. 365 days.',
          kandil_subtitle_second: 'The second language of the subtitles. 365 days.',
          kandil_player:
            'What the player does by itself: what it skips, which scenes it hides, the languages of a profile. 365 days.',
          kandil_popups:
            'Which notices of a season you have been shown, and which about maintenance you have closed, so that they do not come again. 365 days.',
          kandil_recent_searches:
            'The words you last searched for. Until you log out or clear them.',
          kandil_cache_continues:
            'Whether your home page has a row to continue watching. Until you log out.',
          kandil_cache_offline:
            'Home and My List as you last saw them, for times without a connection. 30 days, or until you log out.',
          kandil_cache_prayer:
            'Your settings for prayer times, with your place. Until you log out or switch them off.',
          kandil_cache_prayer_told: 'Which prayers you have been reminded of. 2 days.',
          kandil_cache_prayer_banner: 'That you closed the Ramadan countdown. 1 day.',
          'kandil_scroll kandil_lists': 'Where you were on a page. Ends with the tab.',
          pictures:
            'Pictures of titles that you have seen, for times without a connection. 30 days, or until you log out.',
        }),
      ],
    },
    {
      id: 'analytical',
      heading: 'Analytical cookies',
      blocks: [
        paragraph(
          'With your consent we count which pages are visited, which titles are opened and where something fails, in order to mend what is broken and to make more of what is watched. The counting is about crowds, not about you: we do not sell the figures and do not combine them with your name.',
        ),
        paragraph(
          'Nothing that measures is loaded before you allow it. It is never loaded on pages where you pay, reset a password or activate a television.',
        ),
        names({
          'kandil.events kandil.told-payments':
            'What is waiting to be counted, if you allow it. Ends with the tab.',
        }),
      ],
    },
    {
      id: 'social-media',
      heading: 'Social media cookies',
      blocks: [
        paragraph(
          'With your consent, networks such as Facebook can recognize that a visit came from their pages, and can set their own cookies when you log in with Google, Facebook or Apple. Those cookies are governed by the policies of these companies.',
        ),
        paragraph(
          'The buttons with which you share a title are plain links. They tell a network nothing until you press them.',
        ),
      ],
    },
    {
      id: 'options',
      heading: 'Your options',
      blocks: [
        paragraph('You decide, and may change your mind at any time:'),
        list(
          'Choose here which kinds of cookies we may use. The choice holds for 365 days.',
          'Delete cookies in the settings of your browser, or let it refuse them. If it refuses the necessary ones too, you cannot log in.',
          'Open the site in a private window: everything is forgotten when you close it.',
        ),
        { kind: 'cookiePreferences', label: 'Open cookie preferences' },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        paragraph(
          'When we begin to use another cookie, or an old one for something new, we change this page and the date above. If the change concerns cookies that need your consent, we ask you again first.',
        ),
      ],
    },
    {
      id: 'acceptance',
      heading: 'Acceptance',
      blocks: [
        paragraph(
          'Pressing “Allow all” accepts all four kinds of cookies. Pressing “Only necessary” leaves only the necessary ones. Until you have answered, only the necessary ones are used; continuing without an answer does not count as consent.',
        ),
        paragraph([
          'How we treat personal data beyond cookies is said in the ',
          link('privacy policy', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        paragraph([
          'Is something unclear, or wrong? Write to ',
          mail('{email}'),
          ' and a person will answer.',
        ]),
      ],
    },
  ],
};
