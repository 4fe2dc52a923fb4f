/**
 * A product's name as part of a heading. A browser would break it at a hyphen too: `Mixed-Value` stays whole. The
 * key replaces the element as a whole with another name, whatever a translating browser has made of its text.
 */
export const NameText = ({ name }: { name: string }) => (
  <span key={name}>
    {name.split(/([^ ]+-[^ ]+)/).map((part, index) =>
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
