import { type FilterId } from '../../content/figureFilters.ts'
import { figureName } from '../../content/figures/figureText.ts'
import texts from '../../content/texts/filters.json'
import { fill } from '../../lib/text.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { valueWords } from './filterWords.ts'
import type { OfferedFilter } from './offeredFilters.ts'

interface Props {
  filter: OfferedFilter
  counts: readonly number[]
  asked: readonly string[] | number | undefined
  onChanged: (id: FilterId, asked: readonly string[] | number | undefined) => void
}

const counted = (value: string, count = 0): string => fill(texts.counted, { value, count })

const Choices = ({ filter, counts, asked, onChanged }: Props) => {
  const chosen = typeof asked === 'object' ? asked : []
  const values = filter.values.filter((value) => typeof value === 'string')
  return (
    <fieldset>
      <legend>{figureName(filter.id)}</legend>
      <div>
        {values.map((value, index) => {
          const isChosen = chosen.includes(value)
          return (
            <label key={value}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && counts[index] === 0}
                onChange={() =>
                  onChanged(
                    filter.id,
                    isChosen ? chosen.filter((choice) => choice !== value) : [...chosen, value],
                  )
                }
              />
              {counted(valueWords(filter, value), counts[index])}
            </label>
          )
        })}
      </div>
      {filter.isOnRequest && <p>{texts.installed}</p>}
    </fieldset>
  )
}

const none = ''

const Amounts = ({ filter, counts, asked, onChanged }: Props) => {
  const steps = filter.values.map((value, index) => ({
    value: String(value),
    label: counted(valueWords(filter, value), counts[index]),
    attributes: { disabled: value !== asked && counts[index] === 0 },
  }))
  const own = typeof asked === 'number' && !filter.values.includes(asked)
  return (
    <FilterSelect
      label={figureName(filter.id)}
      value={asked === undefined ? none : String(asked)}
      options={[
        { value: none, label: texts.any },
        ...steps,
        ...(own ? [{ value: String(asked), label: valueWords(filter, asked) }] : []),
      ]}
      onChange={(value) => onChanged(filter.id, value === none ? undefined : Number(value))}
    />
  )
}

export const FilterGroup = (props: Props) =>
  typeof props.filter.values[0] === 'string' ? <Choices {...props} /> : <Amounts {...props} />
