import type { S3Options } from '@kandil/api';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { address } from './setting-forms.ts';

/** The address of a bucket. */
export const bucketAddress = address('https://s3.example.com/bucket');

/** Variables of the bucket for uploaded files. */
export const s3Variables = {
  S3_URL: bucketAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('auto'),
};

type S3Environment = Partial<z.output<z.ZodObject<typeof s3Variables>>>;

/**
 * A bucket from its four variables, or null if none is named.
 * @param prefix of the names of the variables, such as `BACKUP_`
 * @throws ConfigError for an address without a bucket, and for one without its key
 */
export function parseS3(env: S3Environment, prefix = ''): S3Options | null {
  const {
    S3_URL: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region = 'auto',
  } = env;
  if (!endpoint) return null;
  const nameOf = (variable: string) => prefix + variable;
  if (new URL(endpoint).pathname === '/')
    throw new ConfigError(
      `${nameOf('S3_URL')} is not the address of a bucket: it looks like https://s3.example.com/bucket.`,
    );
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError(
      `${nameOf('S3_URL')} needs ${nameOf('S3_ACCESS_KEY_ID')} and ${nameOf('S3_SECRET_ACCESS_KEY')}.`,
    );
  return { endpoint, accessKeyId, secretAccessKey, region };
}
