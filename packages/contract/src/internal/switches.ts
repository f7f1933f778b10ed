import * as z from 'zod/mini';
import { call } from '../call.ts';
import { maintenance } from '../control/settings.ts';

/**
 * What is switched at run time, as it is in force: by the variables of the auth service where they are set, else by its
 * rows. Every process asks for it every two seconds.
 */
export const switches = call({
  name: 'auth.switches',
  service: 'auth',
  method: 'POST',
  paths: ['/switches'],
  access: 'service',
  data: z.object({
    /** Another one after each change, and when a notice begins or ends to be shown. */
    version: z.string(),
    /** On only for the string 'true' (SHELL-02). */
    avodEnabled: z.string(),
    multiProfileEnabled: z.string(),
    isRegistrationOpen: z.boolean(),
    /** The notice that is shown now. */
    notice: z.nullable(z.extend(maintenance, { id: z.string() })),
  }),
});
