export const kilobytes = ({ length }: { readonly length: number }): string =>
  `${(length / 1024).toFixed(0)} KB`
