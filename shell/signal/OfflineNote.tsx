import { WifiOff } from 'lucide-react';
import { Icon } from '../../kit/icon/Icon.tsx';
import styles from './signal.module.css';
import { signalText } from './signal.text.ts';
import { useOnline } from './use-online.ts';

/** Says beside every page that the line is gone, once and quietly, and goes when it is back. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={styles.note}>
          <Icon of={WifiOff} />
          {signalText.note}
        </p>
      )}
    </div>
  );
}
