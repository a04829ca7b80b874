import {
  BookOpen,
  ChartPie,
  FileSpreadsheet,
  House,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mail,
} from 'lucide-react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import type { MenuItem } from './menu.ts';

const drawings: Readonly<Record<MenuItem['icon'] | 'home', LucideIcon>> = {
  cover: FileSpreadsheet,
  letters: Mail,
  summary: ChartPie,
  password: KeyRound,
  guide: BookOpen,
  logout: LogOut,
  home: House,
};

/** The drawing beside an entry of the agencies' menu. */
export function MenuIcon({ of }: { readonly of: keyof typeof drawings }) {
  return <Icon of={drawings[of]} />;
}
