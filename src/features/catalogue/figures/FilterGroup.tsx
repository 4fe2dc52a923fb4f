import texts from '../../../content/texts/filters.json'
import { fill } from '../../../lib/text.ts'
import { type FilterId } from '../../../machines/figures/figureFilters.ts'
import { figureName } from '../../../machines/figures/figureText.ts'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { valueWords } from './filterWords.ts'
import type { OfferedFilter } from './offer.ts'

interface Props {
  filter: OfferedFilter
  counts: readonly number[]
  active: readonly string[] | number | undefined
  onChanged: (id: FilterId, active: readonly string[] | number | undefined) => void
}

const counted = (value: string, count = 0): string => fill(texts.counted, { value, count })

const Choices = ({ filter, counts, active, onChanged }: Props) => {
  const chosen = typeof active === 'object' ? active : []
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

const Amounts = ({ filter, counts, active, onChanged }: Props) => {
  const steps = filter.values.map((value, index) => ({
    value: String(value),
    label: counted(valueWords(filter, value), counts[index]),
    attributes: { disabled: value !== active && counts[index] === 0 },
  }))
  const own = typeof active === 'number' && !filter.values.includes(active)
  return (
    <LabelledSelect
      label={figureName(filter.id)}
      value={active === undefined ? none : String(active)}
      options={[
        { value: none, label: texts.any },
        ...steps,
        ...(own ? [{ value: String(active), label: valueWords(filter, active) }] : []),
      ]}
      onChange={(value) => onChanged(filter.id, value === none ? undefined : Number(value))}
    />
  )
}

export const FilterGroup = (props: Props) =>
  typeof props.filter.values[0] === 'string' ? <Choices {...props} /> : <Amounts {...props} />
