import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type Ref, useId, useMemo, useState } from 'react'
import { names } from 'virtual:product-names'
import { pictures } from 'virtual:product-pictures'
import { isOffered } from '../../content/categories.ts'
import texts from '../../content/texts/addSeveral.json'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { listReplaced, selectQuoteList } from '../../domain/quoteList/quoteListSlice.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { counted } from '../../lib/text.ts'
import { checkLabelStyle, fieldStyle } from '../../ui/styles/controls.ts'
import { type ChosenOptions, planAddition } from './planAddition.ts'
import { Preview } from './Preview.tsx'
import { makeProductFinder } from './reading/productFinder.ts'
import { readText } from './reading/readText.ts'
import type { Pasted } from './useAddSeveral.ts'

const finder = makeProductFinder(
  Object.entries(names).map(([id, name]) => ({ ...pictures[Number(id)], id: Number(id), name })),
)

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBlockStart: theme.spacing(2),
  '& textarea': {
    ...fieldStyle(theme),
    width: '100%',
    minHeight: 168,
    marginBlock: theme.spacing(0.75),
    resize: 'vertical',
  },
  '& label[for]': { fontWeight: theme.fontWeight.semibold },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: theme.fontSize.small },
  '& fieldset': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(3),
  },
  '& fieldset label': checkLabelStyle(theme),
  '& legend': { fontSize: theme.fontSize.small },
}))

interface AddSeveralProps {
  pasted: Pasted
  setPasted: (pasted: Pasted) => void
  fieldRef: Ref<HTMLTextAreaElement>
  intoMessage: (text: string) => void
  /** Called with what the press did when it left no line in the field. */
  onAllAdded: (result: string) => void
}

/** A field for lines from mails or spreadsheets, a preview of them, and the button that adds them. */
const AddSeveral = ({
  pasted: { text, wasCounted },
  setPasted,
  fieldRef,
  intoMessage,
  onAllAdded,
}: AddSeveralProps) => {
  const dispatch = useAppDispatch()
  const country = useAppSelector(selectCountry)
  const listed = useAppSelector(selectQuoteList)
  const [choices, setChoices] = useState<ChosenOptions>(new Map())
  const [replaces, setReplaces] = useState(false)
  /** How many products the last press added; undefined after any change. */
  const [lastAdded, setLastAdded] = useState<number>()
  const id = useId()

  // Reading 200 lines takes 0.1 s, so a choice among them does not read them again.
  const read = useMemo(() => {
    const isOfferedHere = (product: number) => isOffered(pictures[product]?.subcategory, country)
    return readText(text, finder, isOfferedHere, wasCounted)
  }, [text, country, wasCounted])
  const plan = planAddition(read, choices, listed, replaces)
  const { added, ambiguous, left } = plan
  const open = ambiguous.filter(({ chosen }) => !chosen)
  const summary = [
    added.length > 0 && counted(texts.ready, added.length),
    open.length > 0 && counted(texts.open, open.length),
    left.length > 0 && counted(texts.unread, left.length),
  ]
  // Since a press that added none, another country, or room on the list, may have made something to add.
  const isOld = lastAdded === undefined || (lastAdded === 0 && added.length > 0)
  const result = lastAdded === 0 ? texts.none : counted(texts.added, lastAdded ?? 0)

  const choose = (line: string, option: string) => {
    setChoices(new Map(choices).set(line, option))
    setLastAdded(undefined)
  }
  const add = () => {
    const isEmptied = added.length > 0 && plan.field === ''
    setLastAdded(isEmptied ? undefined : added.length)
    if (added.length === 0) return
    dispatch(listReplaced(plan.products))
    setPasted({ text: plan.field, wasCounted: read.isCounted && plan.field !== '' })
    setChoices(new Map())
    if (isEmptied) onAllAdded(counted(texts.added, added.length))
  }
  const putLeftIntoMessage = () => {
    intoMessage(left.map(({ line }) => line.text).join('\n'))
    setPasted({ text: plan.fieldWithoutLeft, wasCounted: read.isCounted && plan.fieldWithoutLeft !== '' })
  }
  return (
    <Panel>
      <div>
        <label htmlFor={`${id}-field`}>{texts.field}</label>
        <textarea
          ref={fieldRef}
          id={`${id}-field`}
          aria-describedby={`${id}-hint`}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setPasted({ text: target.value, wasCounted: wasCounted && target.value !== '' })
            setLastAdded(undefined)
          }}
        />
        <p id={`${id}-hint`}>{texts.hint}</p>
      </div>
      <p role="status">{isOld ? summary.filter(Boolean).join(' ') : result}</p>
      {read.rest.length > 0 && <p>{counted(texts.rest, read.rest.length)}</p>}
      <Preview plan={plan} onChosen={choose} onLeftTaken={putLeftIntoMessage} />
      {plan.hasListed && (
        <fieldset>
          <legend>{texts.mode}</legend>
          {[false, true].map((value) => (
            <label key={String(value)}>
              <input
                type="radio"
                name={`${id}-mode`}
                checked={replaces === value}
                onChange={() => {
                  setReplaces(value)
                  setLastAdded(undefined)
                }}
              />
              <span>{value ? texts.replaceQuantities : texts.addQuantities}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div>
        {/* Not `disabled` while no line is understood, because the button would lose the focus. */}
        <Button aria-disabled={added.length === 0 || undefined} onClick={add}>
          {texts.add}
        </Button>
      </div>
    </Panel>
  )
}

export default AddSeveral
