interface Props {
  text: string
  /** With one group. */
  unbroken?: RegExp
}

/**
 * Text in which the matches of `unbroken` stay on one line: a browser would break `Mixed-Value` at its hyphen. The
 * key replaces the element as a whole with another text, whatever a translating browser has made of it.
 */
export const UnbrokenText = ({ text, unbroken = /([^ ]+-[^ ]+)/ }: Props) => (
  <span key={text}>
    {text.split(unbroken).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={index} className="unbroken">
          {part}
        </span>
      ),
    )}
  </span>
)
