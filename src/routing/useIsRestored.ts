import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isRestored } from './address.ts'

/** Whether a jump in Redux DevTools brought the page: it shows its state, and does nothing by itself. */
export const useIsRestored = (): boolean => {
  const location = useLocation()
  return useNavigationType() !== NavigationType.Pop && isRestored(location)
}
