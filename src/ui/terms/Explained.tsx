import { type ComponentType, type ReactNode, useState } from 'react'
import { useHydrated } from '../../browser/useHydrated.tsx'
import { LazyBoundary } from '../ErrorBoundary.tsx'
import { type ExplanationProps, OpenTermContext } from './openTerm.ts'

interface Props {
  /** May be lazy: a term that is pressed while it loads opens when it has loaded. */
  Explanation: ComponentType<ExplanationProps>
  children: ReactNode
}

/** Terms among the children open their explanations here. */
export const Explained = ({ Explanation, children }: Props) => {
  const [open, setOpen] = useState<string | null>()
  const [pressed, setPressed] = useState<HTMLAnchorElement>()
  const [hasFailed, setFailed] = useState(false)
  const hydrated = useHydrated()
  const isLoading = hydrated && !hasFailed && open === undefined
  const followLinks = () => {
    setFailed(true)
    if (pressed) window.location.assign(pressed.href)
  }
  return (
    <OpenTermContext value={{ open, hold: isLoading ? setPressed : undefined }}>
      {children}
      {hydrated && (
        <LazyBoundary onFailure={followLinks}>
          <Explanation openId={open} pressed={pressed} onChanged={setOpen} />
        </LazyBoundary>
      )}
    </OpenTermContext>
  )
}
