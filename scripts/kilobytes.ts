/** The size of a text or of bytes in whole kilobytes of 1,024, with the unit. */
export const kilobytes = ({ length }: { readonly length: number }): string =>
  `${(length / 1024).toFixed(0)} KB`
