import { randomBytes } from 'node:crypto';
import type { Detail } from './contract.ts';

const PROBLEMS = {
  400: [
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
  ],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
} as const;

/** A refusal in PayPal's words; the API answers it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly statusCode: keyof typeof PROBLEMS;
  readonly details: Detail[];

  constructor(statusCode: keyof typeof PROBLEMS, details: Detail[] = []) {
    super(PROBLEMS[statusCode][1]);
    this.statusCode = statusCode;
    this.details = details;
  }

  get body() {
    const [name, message] = PROBLEMS[this.statusCode];
    const debug_id = randomBytes(7).toString('hex').slice(0, 13);
    const { details } = this;
    return { name, message, debug_id, ...(details.length > 0 && { details }), links: [] };
  }
}

/** 422: valid in form, and not possible. */
export const impossible = (issue: string, description: string) =>
  new Problem(422, [{ issue, description }]);

/** 404 for an id. */
export const unknownId = () =>
  new Problem(404, [
    {
      issue: 'INVALID_RESOURCE_ID',
      description:
        'Specified resource ID does not exist. Please check the resource ID and try again.',
    },
  ]);
