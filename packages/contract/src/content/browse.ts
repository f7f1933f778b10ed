import * as z from 'zod/mini';
import { call } from '../call.ts';
import { listMeta } from '../envelope.ts';
import { code, id, page } from '../fields.ts';
import * as entity from './entities.ts';

export const categories = call({
  name: 'content.categories',
  service: 'content',
  method: 'GET',
  paths: ['/v3/categories'],
  access: 'public',
  cache: 'public',
  carries: 'categories',
  data: z.array(entity.category),
});

/** The spotlight of a category; without one, the home page's. */
export const carousel = call({
  name: 'content.carousel',
  service: 'content',
  method: 'GET',
  paths: ['/v2/carousel'],
  access: 'public',
  cache: 'guest',
  keep: 0,
  carries: 'slides',
  query: z.object({ categoryId: z.optional(id()), code: z.optional(code()) }),
  data: z.array(entity.spotlight),
  errors: ['NOT_FOUND'],
});

/** The rows of a category; without one, the home page's. CONTINUE_WATCH only for members, its tiles by profile. */
export const breakdowns = call({
  name: 'content.breakdowns',
  service: 'content',
  method: 'GET',
  paths: ['/v3/breakdowns'],
  access: 'public',
  cache: 'guest',
  keep: 30,
  carries: 'rows',
  query: z.object({ categoryId: z.optional(id()), code: z.optional(code()), ...page(20) }),
  data: z.array(entity.breakdown),
  meta: listMeta,
});

export const breakdownItemsPaged = call({
  name: 'content.breakdownItemsPaged',
  service: 'content',
  method: 'GET',
  paths: ['/v2/breakdownItemsPaged'],
  access: 'public',
  cache: 'guest',
  keep: 0,
  carries: 'tiles',
  query: z.object({
    containerId: z.optional(id()),
    containerCode: z.optional(code()),
    sortType: entity.sortType(),
    ...page(7),
  }),
  data: z.array(entity.tile),
  meta: z.extend(listMeta, {
    code: z.string(),
    title: z.string(),
    type: z.enum(entity.ROW_TYPES),
  }),
  errors: ['NOT_FOUND'],
});

export const categoryItems = call({
  name: 'content.categoryItems',
  service: 'content',
  method: 'GET',
  paths: ['/v2/category/items'],
  access: 'public',
  cache: 'guest',
  carries: 'tiles',
  query: z.object({ categoryId: z.optional(id()), code: z.optional(code()), ...page(10) }),
  data: z.array(entity.tile),
  meta: listMeta,
  errors: ['NOT_FOUND'],
});

export const genreList = call({
  name: 'content.genreList',
  service: 'content',
  method: 'GET',
  paths: ['/v2/genre/list'],
  access: 'public',
  cache: 'guest',
  keep: 300,
  carries: 'genres',
  query: z.object({ code: z.optional(code()) }),
  data: z.array(entity.genre),
});

export const genreContentItems = call({
  name: 'content.genreContentItems',
  service: 'content',
  method: 'GET',
  paths: ['/v2/genre/content/items'],
  access: 'public',
  cache: 'guest',
  carries: 'tiles',
  query: z.object({ categoryId: z.optional(id()), genreId: id(), ...page(10) }),
  data: z.array(entity.tile),
  meta: listMeta,
  errors: ['NOT_FOUND'],
});

export const faqList = call({
  name: 'content.faqList',
  service: 'content',
  method: 'GET',
  paths: ['/faq/list'],
  access: 'public',
  cache: 'public',
  carries: 'faqs',
  data: z.array(entity.faq),
});

const language = z.object({
  code: z.string(),
  langCode: z.string(),
  label: z.string(),
  info: z.string(),
  rtl: z.boolean(),
  version: z.string(),
});

export const languages = call({
  name: 'content.languages',
  service: 'content',
  method: 'GET',
  paths: ['/public/languages'],
  access: 'public',
  cache: 'public',
  data: z.array(language),
});

/** All texts of a language as one flat record; immutable per version. */
export const translation = call({
  name: 'content.translation',
  service: 'content',
  method: 'GET',
  paths: ['/public/translation/:code'],
  access: 'public',
  cache: 'public',
  params: z.object({ code: z.string().check(z.regex(/^[a-z]{2}$/)) }),
  query: z.object({ v: z.optional(z.string().check(z.maxLength(40))) }),
  data: z.record(z.string(), z.string()),
  errors: ['NOT_FOUND'],
});
