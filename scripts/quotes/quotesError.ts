export class QuotesError extends Error {
  override readonly name = 'QuotesError'
}
