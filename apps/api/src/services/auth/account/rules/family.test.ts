import { expect, test } from 'vitest';
import { type Invitee, type Joiner, type Obstacle, obstacleTo } from './family.ts';

const invited: Invitee = { ownerId: 'owner', seats: 4, taken: 3 };
const full: Invitee = { ...invited, taken: 4 };
const joiner: Joiner = {
  accountId: 'joiner',
  kids: false,
  familyOwnerId: null,
  hasFamilyPlan: false,
};

test.each<[string, Invitee, Joiner | null, Obstacle | null]>([
  ['a guest', invited, null, null],
  ['a member', invited, joiner, null],
  ['a guest, and it is full', full, null, 'FULL'],
  ['a member, and it is full', full, joiner, 'FULL'],
  ['its owner', full, { ...joiner, accountId: 'owner', hasFamilyPlan: true }, 'OWN'],
  ['one of its members', full, { ...joiner, familyOwnerId: 'owner' }, 'HERE'],
  ['a member of another', full, { ...joiner, familyOwnerId: 'else' }, 'ELSEWHERE'],
  ['the owner of another', full, { ...joiner, hasFamilyPlan: true }, 'OWNER'],
  ['a child', full, { ...joiner, kids: true }, 'CHILD'],
])('the obstacle for %s', (_name, to, who, obstacle) => {
  expect(obstacleTo(to, who)).toBe(obstacle);
});
