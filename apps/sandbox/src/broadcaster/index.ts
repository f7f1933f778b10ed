import type { FastifyInstance, FastifyReply } from 'fastify';
import { createCipheriv } from 'node:crypto';
import type { Party, PartyContext } from '../party.ts';
import { html } from '../web/html.ts';
import { sendPage, type Section } from '../web/page.ts';
import { filmOf, RENDITIONS, type Rendition } from './film.ts';
import { FILM_SEGMENTS, mediaPlaylist, multivariant } from './playlists.ts';
import {
  type Channel,
  type Channels,
  createChannels,
  type Switches,
  switchesBody,
} from './switches.ts';

const PARTY = 'broadcaster';
const PAGE = `/${PARTY}`;
const TITLE = 'Broadcaster';
const PLAYLIST = 'application/vnd.apple.mpegurl';
/** Everybody may know it: it protects nothing. */
const KEY = Buffer.from('sixteen old keys');

const channelParams = {
  type: 'object',
  properties: { channel: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' } },
} as const;
const renditionParams = {
  type: 'object',
  properties: {
    ...channelParams.properties,
    rendition: { type: 'string', enum: RENDITIONS },
    number: { type: 'integer', minimum: 0 },
  },
} as const;

interface ChannelPath {
  channel: string;
}
interface RenditionPath extends ChannelPath {
  rendition: Rendition;
}

/** A broadcaster: sends live channels of any name as HLS, and has a switch for each thing that broadcasters do wrong. */
export function openBroadcaster(context: PartyContext): Party {
  const channels = createChannels();
  return {
    name: PARTY,
    title: TITLE,
    about: 'Sends live channels for a catalogue to name.',
    page: PAGE,
    faults: ['down', 'slow', 'rejects'],
    routes: (app, sections) => {
      const route = { app, channels, faults: context.faults };
      playlistRoutes(route);
      mediaRoutes(route);
      switchRoutes(route);
      page(app, channels, sections);
    },
    count: () => channels.list().length,
    close: () => undefined,
  };
}

type Routes = { app: FastifyInstance; channels: Channels } & Pick<PartyContext, 'faults'>;

/** Answers a fault of the whole party, or of the channel. @returns whether nothing else is to be sent */
async function refuses(
  { faults }: Routes,
  { switches }: Channel,
  reply: FastifyReply,
): Promise<boolean> {
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (switches.cors) reply.header('access-control-allow-origin', '*');
  await faults.delay(PARTY);
  const { mode } = faults.of(PARTY);
  if (mode === 'down') reply.code(503);
  if (mode === 'rejects') reply.code(403);
  return mode === 'down' || mode === 'rejects';
}

function playlistRoutes(routes: Routes): void {
  const { app, channels } = routes;
  const send = async (
    name: string,
    reply: FastifyReply,
    { moved, make }: { moved: boolean; make: (channel: Channel) => string },
  ): Promise<FastifyReply> => {
    const channel = channels.of(name);
    channel.asked.playlists += 1;
    if (await refuses(routes, channel, reply)) return reply.send();
    const { playlist } = channel.switches;
    if (playlist === 302 && !moved) return reply.redirect('index.m3u8?moved=true', 302);
    if (playlist !== 200 && playlist !== 302) return reply.code(playlist).send();
    return reply.type(PLAYLIST).send(make(channel));
  };
  app.get<{ Params: ChannelPath; Querystring: { moved?: string } }>(
    `${PAGE}/:channel/index.m3u8`,
    { schema: { params: channelParams } },
    ({ params, query }, reply) =>
      send(params.channel, reply, { moved: query.moved === 'true', make: multivariant }),
  );
  app.get<{ Params: RenditionPath; Querystring: { moved?: string } }>(
    `${PAGE}/:channel/:rendition/index.m3u8`,
    { schema: { params: renditionParams } },
    ({ params, query }, reply) =>
      send(params.channel, reply, {
        moved: query.moved === 'true',
        make: (channel) => mediaPlaylist(channel, channels.now()),
      }),
  );
}

function mediaRoutes(routes: Routes): void {
  const { app, channels } = routes;
  app.get<{ Params: ChannelPath }>(
    `${PAGE}/:channel/key`,
    { schema: { params: channelParams } },
    async ({ params }, reply) => {
      if (await refuses(routes, channels.of(params.channel), reply)) return reply.send();
      return reply.type('application/octet-stream').send(KEY);
    },
  );
  app.get<{ Params: RenditionPath }>(
    `${PAGE}/:channel/:rendition/init.mp4`,
    { schema: { params: renditionParams } },
    async ({ params }, reply) => {
      if (await refuses(routes, channels.of(params.channel), reply)) return reply.send();
      return reply.type('video/mp4').send((await filmOf(params.rendition)).init);
    },
  );
  app.get<{ Params: RenditionPath & { number: number } }>(
    `${PAGE}/:channel/:rendition/:number.m4s`,
    { schema: { params: renditionParams } },
    async ({ params: { channel: name, rendition, number } }, reply) => {
      const channel = channels.of(name);
      if (await refuses(routes, channel, reply)) return reply.send();
      const { missingEach, encrypted } = channel.switches;
      const segment = (await filmOf(rendition)).segments[number % FILM_SEGMENTS];
      if (!segment || (missingEach > 0 && number % missingEach === 0)) {
        channel.asked.missing += 1;
        return reply.code(404).send();
      }
      return reply.type('video/mp4').send(encrypted ? encryptedOf(segment, number) : segment);
    },
  );
}

/** Without an IV in the playlist it is the number of the segment (RFC 8216, 5.2). */
function encryptedOf(segment: Buffer, number: number): Buffer {
  const iv = Buffer.alloc(16);
  iv.writeBigUInt64BE(BigInt(number), 8);
  const cipher = createCipheriv('aes-128-cbc', KEY, iv);
  return Buffer.concat([cipher.update(segment), cipher.final()]);
}

/** For tests and by hand: `GET` and `PUT /broadcaster/:channel`. */
function switchRoutes({ app, channels }: Routes): void {
  const url = `${PAGE}/:channel`;
  app.get<{ Params: ChannelPath }>(url, { schema: { params: channelParams } }, ({ params }) =>
    channels.of(params.channel),
  );
  app.put<{ Params: ChannelPath; Body: Partial<Switches> }>(
    url,
    { schema: { params: channelParams, body: switchesBody } },
    ({ params, body }) => channels.set(params.channel, body),
  );
}

function page(app: FastifyInstance, channels: Channels, sections: readonly Section[]): void {
  app.get(PAGE, (request, reply) => {
    const origin = `${request.protocol}://${request.host}`;
    const rows = channels.list().map(
      ([name, { switches, asked }]) =>
        html`<li>
          <p><strong>${name}</strong> <span dir="ltr">${origin}${PAGE}/${name}/index.m3u8</span></p>
          <p class="muted">
            Asked for ${asked.playlists} playlists; ${asked.missing} segments were missing.
          </p>
          <p><code>${JSON.stringify(switches)}</code></p>
        </li>`,
    );
    const body = html`<h1>${TITLE}</h1>
      <p>
        Every name is a live channel: name <code>${origin}${PAGE}/one/index.m3u8</code> as the
        stream of a channel in a catalogue, and import it. Switches are set by
        <code>PUT ${PAGE}/one</code> with JSON such as <code>{"missingEach": 12}</code>.
      </p>
      ${
        rows.length > 0
          ? html`<ul class="list">
              ${rows}
            </ul>`
          : html`<p class="muted">Nobody has asked for a channel yet.</p>`
      }`;
    return sendPage(reply, { title: TITLE, current: PAGE, sections, body });
  });
}
