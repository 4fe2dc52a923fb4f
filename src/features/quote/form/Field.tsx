import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ChangeEventHandler, memo } from 'react'
import texts from '../../../content/texts/quote.json'
import { type QuoteField, quoteOptions } from '../../../domain/contract/quoteFields.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { controls } from './controls.ts'

interface Props {
  name: QuoteField
  value: string
  error: string | undefined
  locked: boolean
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
}

const columns = {
  /** Short answers share a row on a phone too. */
  pair: 'span 3',
  half: { xs: 'span 6', sm: 'span 3' },
  third: { xs: 'span 6', md: 'span 2' },
  full: 'span 6',
}

const chevronInside = { '& svg': { position: 'absolute', insetInlineEnd: 12, pointerEvents: 'none' } }
const Chevron = () => <Icon name="chevronDown" />

export const Field = memo(function Field({ name, value, error, locked, onChange }: Props) {
  const { required = false, rows, width = 'half', ...attributes } = controls[name] ?? {}
  const options = quoteOptions[name]
  const { label, hint }: { label: string; hint?: string } = texts.fields[name]
  const id = `quote-${name}`
  const errorId = error === undefined ? undefined : `${id}-error`
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const shared = { id, name, value, onChange, 'aria-describedby': describedBy }
  return (
    <FormControl error={error !== undefined} disabled={locked} sx={{ gap: 0.75, gridColumn: columns[width] }}>
      <FormLabel htmlFor={id} required={required}>
        {label}
      </FormLabel>
      {options ? (
        <NativeSelect
          {...shared}
          input={<OutlinedInput />}
          IconComponent={Chevron}
          sx={chevronInside}
          inputProps={attributes}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...shared}
          multiline={rows !== undefined}
          // MUI's multiline input writes `style` attributes, which the CSP forbids.
          inputComponent={rows === undefined ? 'input' : 'textarea'}
          // No `maxLength`: the browser would cut a pasted text without a word.
          inputProps={{
            // Without this MUI gives a textarea the attribute `type`.
            type: undefined,
            rows,
            ...attributes,
            'aria-required': required || undefined,
          }}
        />
      )}
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
      {hint !== undefined && (
        <FormHelperText id={hintId} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  )
})
