interface Course {
  sent: readonly string[]
  /** Keys of the deliveries that were answered with success, in their order. */
  answered: readonly string[]
  inbox: readonly { key: string }[]
}

/** Given twice is what the form service was sent again after an answer that nobody broke off. */
export const figuresOf = ({ sent, answered, inbox }: Course) => {
  const arrived = new Set(inbox.map(({ key }) => key))
  return {
    sent: sent.length,
    arrived: inbox.length,
    lost: sent.filter((key) => !arrived.has(key)).length,
    doubled: inbox.length - arrived.size,
    givenTwice: answered.length - new Set(answered).size,
  }
}

export const countByValue = (values: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
