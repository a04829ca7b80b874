import styles from './text.module.css';

/**
 * An address or office hours, breaking between their parts only: Thai would break inside a
 * province's name. A last part of figures (the postal code) stays with the one before it.
 */
export function Parts({ of }: { readonly of: string }) {
  const parts = of.replace(/ (?=\d+$)/, '\u00a0').split(' ');
  return parts.flatMap((part, index) => [
    index ? ' ' : null,
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <span key={index} className={styles.part}>
      {part}
    </span>,
  ]);
}
