import * as z from 'zod/mini';
import { call } from '../call.ts';
import { code } from '../fields.ts';
import { LEGAL_TEXTS } from '../site.ts';
import { picture } from './entities.ts';

/** Addresses of a picture for screens of one and of two device pixels per CSS pixel. */
const thumbnail = z.object({ '1x': z.string(), '2x': z.string() });

/** A campaign of the site document in the visitor's language, with its prices and dates in its texts (ENTITY-47). */
export const siteCampaign = call({
  name: 'content.siteCampaign',
  service: 'content',
  method: 'GET',
  paths: ['/site/campaign/:code'],
  own: true,
  access: 'public',
  cache: 'public',
  params: z.object({ code: code() }),
  data: z.object({
    id: z.number(),
    code: z.string(),
    title: z.string(),
    subTitle: z.string(),
    description: z.string(),
    isActive: z.boolean(),
    actionText: z.string(),
    rules: z.array(z.object({ id: z.string(), text: z.string() })),
    /** Pictures beside the rules (ENTITY-48). */
    thumbnails: z.object({ web: thumbnail, mobile: thumbnail }),
    /** The art behind the title. */
    art: z.object({ wide: picture, phone: picture }),
    /** The choices that the action carries to the plans; the codes are those of the offers. */
    offer: z.object({ promoCode: z.string(), planCode: z.string(), periodCode: z.string() }),
    startsAt: z.iso.datetime(),
    /** Null without an end. */
    endsAt: z.nullable(z.iso.datetime()),
  }),
  errors: ['NOT_FOUND'],
});

/** A popup of the site document in the visitor's language. */
export const sitePopup = call({
  name: 'content.sitePopup',
  service: 'content',
  method: 'GET',
  paths: ['/site/popup/:code'],
  own: true,
  access: 'public',
  cache: 'public',
  params: z.object({ code: code() }),
  data: z.object({
    code: z.string(),
    title: z.string(),
    text: z.string(),
    actionText: z.string(),
    /** Path of the application that the action leads to. */
    path: z.string(),
    /** The last day, in UTC. */
    until: z.string(),
  }),
  errors: ['NOT_FOUND'],
});

/** A run of text: plain, strong, or a link to a path of the application, a web or a mail address. */
const run = z.union([
  z.string(),
  z.object({ strong: z.string() }),
  z.object({ text: z.string(), to: z.string() }),
]);
const runs = z.array(run);

/** An operator's own legal text in the visitor's language, else in English. */
export const siteText = call({
  name: 'content.siteText',
  service: 'content',
  method: 'GET',
  paths: ['/site/text/:name'],
  own: true,
  access: 'public',
  cache: 'public',
  params: z.object({ name: z.enum(LEGAL_TEXTS) }),
  data: z.object({
    /** That of the text. */
    language: z.string(),
    title: z.string(),
    /** For search engines. */
    description: z.string(),
    lead: runs,
    /** Behind the title; null without. */
    art: z.nullable(z.object({ wide: picture, phone: picture })),
    /** `Last updated {date}` in the language of the text, and the day as ISO 8601. */
    updated: z.object({ text: z.string(), day: z.string() }),
    sections: z.array(
      z.object({
        /** The fragment of its address, the same in every language. */
        id: z.string(),
        heading: z.string(),
        /** Beside the section, in the texts that tell a story. */
        picture: z.nullable(z.object({ art: picture, alt: z.string() })),
        blocks: z.array(
          z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('paragraph'), text: runs }),
            z.object({ kind: z.literal('heading'), text: z.string() }),
            z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(runs) }),
          ]),
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
