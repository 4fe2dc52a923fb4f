/** The text of a body; undefined when it has more bytes than `limit`. Rejects when the decoder does. */
export const readUpTo = async (
  limit: number,
  body: ReadableStream<Uint8Array> | null,
  decoder = new TextDecoder(),
): Promise<string | undefined> => {
  let size = 0
  let text = ''
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
