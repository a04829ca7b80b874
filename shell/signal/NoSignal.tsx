import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Failed } from '../../kit/empty-state/Failed.tsx';
import { signalText as text } from './signal.text.ts';
import { useOnline, useWhenBack } from './use-online.ts';

interface NoSignalProps {
  /** What could not be had. */
  readonly title: string;
  /** Must be one function for all renders: it is called by itself when the line is back. */
  readonly onRetry: () => void;
  readonly phone?: string | undefined;
  readonly home?: string;
  readonly children?: ReactNode;
}

/** No answer came: says so in words of its own, and tries again by itself when the line is back. */
export function NoSignal({ onRetry, children, ...rest }: NoSignalProps) {
  const isOnline = useOnline();
  useWhenBack(onRetry);
  return (
    <Failed icon={WifiOff} onRetry={onRetry} {...rest}>
      {isOnline ? text.noAnswer : text.cutOff} {text.safe}
      {children}
    </Failed>
  );
}
