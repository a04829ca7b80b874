/**
 * Before each file of store tests: our own modules are loaded anew, as in a process of its own. No
 * file finds a budget that another one has spent; what comes from packages is loaded once.
 */
import { vi } from 'vitest';

vi.resetModules();
