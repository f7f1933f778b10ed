/** Where the file of a token is saved from. */
export const fileAddress = (token: string, { publicOrigin }: { publicOrigin: string }): string =>
  `${publicOrigin}/api/notify/support/ticket/file/${token}`;
