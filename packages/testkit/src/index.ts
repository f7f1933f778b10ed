export * from './ports.ts';
export * from './stack.ts';
export { type Query, type SeededMember, seedMembers } from './members.ts';
