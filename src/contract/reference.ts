/** `Q-` and eight capital letters or digits, without 0, O, 1 and I, which sound or look alike. */
const reference = /^Q-[2-9A-HJ-NP-Z]{8}$/

export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && reference.test(value)
