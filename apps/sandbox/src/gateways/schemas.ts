import {
  type Answer,
  ANSWERS,
  DELIVERIES,
  type Delivery,
  type Refusal,
  REFUSALS,
} from './faults.ts';

// Bodies of the gateways' switches. Forms send numbers as text, which the validator converts.

const amount = { type: 'integer', minimum: 0, maximum: 10_000 } as const;

export const clockBody = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    months: amount,
    days: amount,
    hours: amount,
    ms: amount,
  },
} as const;

export const faultsBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    next: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['answer'],
      properties: {
        answer: { type: 'string', enum: ANSWERS },
        count: { type: 'integer', minimum: 1, maximum: 10_000, default: 1 },
        only: { type: 'string', maxLength: 200, default: '' },
      },
    },
    refuse: { enum: [...REFUSALS, null] },
    later: { type: 'boolean' },
    events: { type: 'string', enum: DELIVERIES },
  },
} as const;

export interface FaultsForm {
  answer: Answer | 'none';
  count: number;
  refuse: Refusal | 'none';
  events: Delivery;
}
/** All faults, as the form of the page posts them. */
export const faultsForm = {
  type: 'object',
  additionalProperties: false,
  required: ['answer', 'count', 'refuse', 'events'],
  properties: {
    answer: { type: 'string', enum: ['none', ...ANSWERS] },
    count: { type: 'integer', minimum: 1, maximum: 10_000 },
    refuse: { type: 'string', enum: ['none', ...REFUSALS] },
    events: { type: 'string', enum: DELIVERIES },
  },
} as const;

/** Only this machine gets events. */
export const hooksBody = {
  type: 'object',
  additionalProperties: false,
  required: ['url'],
  properties: {
    url: { type: 'string', pattern: '^http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/[\\w/-]*)?$' },
  },
} as const;

export const refuseBody = {
  type: 'object',
  additionalProperties: false,
  required: ['reason'],
  properties: { reason: { type: 'string', enum: [...REFUSALS, 'none'] } },
} as const;
