/** The event that a browser sends to other tabs; Node has no StorageEvent. */
export class FakeStorageEvent extends Event {
  readonly key: string | null
  readonly newValue: string | null
  constructor(key: string | null, newValue: string | null) {
    super('storage')
    this.key = key
    this.newValue = newValue
  }
}
