interface Props {
  name: string
  /** With one group: what stays on one line. */
  unbroken?: RegExp
}

/**
 * A product's name as part of a heading. A browser would break it at a hyphen too: `Mixed-Value` stays whole. The
 * key replaces the element as a whole with another name, whatever a translating browser has made of its text.
 */
export const NameText = ({ name, unbroken = /([^ ]+-[^ ]+)/ }: Props) => (
  <span key={name}>
    {name.split(unbroken).map((part, index) =>
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
