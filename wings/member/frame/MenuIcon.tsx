import {
  Award,
  ChartPie,
  Coins,
  HandCoins,
  HandHeart,
  Handshake,
  HeartHandshake,
  House,
  KeyRound,
  LogOut,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import type { MenuDrawing } from './menu.ts';

const drawings: Readonly<Record<MenuDrawing, LucideIcon>> = {
  person: UserRound,
  share: ChartPie,
  loan: HandCoins,
  deposit: Wallet,
  receipt: ReceiptText,
  guarantee: Handshake,
  coins: Coins,
  people: UsersRound,
  cremation: HeartHandshake,
  welfare: HandHeart,
  certificate: Award,
  security: ShieldCheck,
  key: KeyRound,
  leave: LogOut,
  home: House,
};

/** The drawing beside an entry of the member menu. */
export function MenuIcon({ of }: { readonly of: MenuDrawing }) {
  return <Icon of={drawings[of]} />;
}
