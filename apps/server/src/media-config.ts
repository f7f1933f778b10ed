import type { S3Options } from '@kandil/api';
import * as z from 'zod';
import { bucketAddress, parseS3, type s3Variables } from './s3-config.ts';
import { address } from './setting-forms.ts';

/** Variables of where the files of films are, and of where players get them. */
export const mediaVariables = {
  MEDIA_S3_URL: bucketAddress.optional(),
  MEDIA_S3_ACCESS_KEY_ID: z.string().optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().optional(),
  MEDIA_S3_REGION: z.string().default('auto'),
  MEDIA_DISK_CACHE_MB: z.coerce.number().int().min(0).max(10_000_000).optional(),
  MEDIA_BASE_URL: address('https://media.example').optional(),
};

export interface MediaConfig {
  /** The bucket of the files; null: they are in the data folder. */
  mediaS3: S3Options | null;
  /** Bytes of the disk for slices of that bucket; null: the default of the cache. */
  mediaDiskCacheBytes: number | null;
  /** Origin of media addresses; null: that of the product. */
  mediaOrigin: string | null;
}

type Environment = z.output<z.ZodObject<typeof mediaVariables & typeof s3Variables>>;

const MEGABYTE = 2 ** 20;

/** The bucket of `MEDIA_S3_URL`, else that of `S3_URL`. @throws ConfigError as `parseS3` */
export function parseMedia(env: Environment): MediaConfig {
  const own = {
    S3_URL: env.MEDIA_S3_URL,
    S3_ACCESS_KEY_ID: env.MEDIA_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: env.MEDIA_S3_SECRET_ACCESS_KEY,
    S3_REGION: env.MEDIA_S3_REGION,
  };
  const megabytes = env.MEDIA_DISK_CACHE_MB;
  return {
    mediaS3: parseS3(own, 'MEDIA_') ?? parseS3(env),
    mediaDiskCacheBytes: megabytes === undefined ? null : megabytes * MEGABYTE,
    mediaOrigin: env.MEDIA_BASE_URL ? new URL(env.MEDIA_BASE_URL).origin : null,
  };
}

/** Origins of pages that read media from another host than their own. */
export const pagesElsewhere = (env: {
  MEDIA_BASE_URL?: string | undefined;
  PUBLIC_ORIGIN?: string | undefined;
  PORT: number;
}): string[] =>
  env.MEDIA_BASE_URL ? [new URL(env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).origin] : [];
