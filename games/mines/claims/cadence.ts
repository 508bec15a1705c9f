import { defineExperiment, exactly, original, stated } from '@foretell/lab';
import { beginRound, type Ledger, refreshCostOf, sleepingLedger, stop } from '../src/ledger/ledger.ts';
import { envelopeOf } from '../src/settlement/envelope.ts';
import { SURFACE } from '../src/tables/roots.ts';

const ECONOMY = SURFACE.action_economy;

/** What action points, reserve and refreshes come to, asked of the ledger itself. */
export const CADENCE = defineExperiment({
  id: 'mines/cadence',
  kind: 'exact',
  params: {},
  stated: [
    original('refreshes', { with: 'nothing' }, 1, 0),
    original('banked', { with: 'nothing' }, 8, 0),
    original('banked', { with: 'jar' }, 10, 0),
    original('refreshes', { with: 'jar' }, 1, 0),
    original('cost', { with: 'thrift' }, 4, 0),
    stated('digs-for-a-refresh', { with: 'both' }, 4, 0),
    original('refreshes-a-round', {}, 2, 0),
    stated('ap-worth', {}, 8, 0),
  ],
  async run() {
    const plain = full([], []);
    const jar = full(['reserve_jar'], []);
    const thrift = full([], ['thrift']);
    const both = full([], ['vein_store', 'thrift']);
    return {
      findings: [
        exactly('banked', { with: 'nothing' }, 'count', bankedBy(plain)),
        exactly('refreshes', { with: 'nothing' }, 'count', refreshesOf(plain)),
        exactly('banked', { with: 'jar' }, 'count', bankedBy(jar)),
        exactly('refreshes', { with: 'jar' }, 'count', refreshesOf(jar)),
        exactly('cost', { with: 'thrift' }, 'count', refreshCostOf(ECONOMY, thrift)),
        exactly(
          'digs-for-a-refresh',
          { with: 'both' },
          'count',
          Math.ceil(refreshCostOf(ECONOMY, both) / both.terms.rapPerDig),
        ),
        exactly('refreshes-a-round', {}, 'count', ECONOMY.refresh_cap_per_round),
        exactly('ap-worth', {}, 'number', worthOfAp()),
      ],
      plots: [],
    };
  },
});

/** The first round of a hero with these things, before anything is done. */
function full(relics: readonly string[], feats: readonly string[]): Ledger {
  const { transferRate, rapPerDig, refreshCostPct } = envelopeOf(SURFACE, relics, feats);
  const entry = beginRound(ECONOMY, sleepingLedger({ bonusAp: 0, transferRate, rapPerDig, refreshCostPct }));
  if (!entry.accepted) throw new Error(entry.code);
  return entry.ledger;
}

/** What a full round brings into the reserve when it is stopped at once. */
function bankedBy(ledger: Ledger): number {
  const entry = stop(ledger);
  return entry.accepted ? entry.kept : 0;
}

/** Refreshes that this pays for. */
function refreshesOf(ledger: Ledger): number {
  return Math.floor(bankedBy(ledger) / refreshCostOf(ECONOMY, ledger));
}

function worthOfAp(): number {
  return SURFACE.effect_equiv.find(({ effect_id }) => effect_id === 'ap_up')?.eq_per_point ?? 0;
}
