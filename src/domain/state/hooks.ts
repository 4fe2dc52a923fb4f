import type { Dispatch } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from './rootState.ts'

/** Components dispatch events. Listeners do what an event causes outside the store. */
export const useAppDispatch = useDispatch.withTypes<Dispatch>()

export const useAppSelector = useSelector.withTypes<RootState>()
