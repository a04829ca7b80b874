/**
 * The script by which Valkey counts: what `portal.take_budgets` and `portal.return_budgets` do
 * (records/migrations/0108-budgets.sql), in one step that nothing comes between.
 *
 * A key holds "attempts ends", the end in milliseconds: until then a spent key waits. It goes by
 * itself when its attempts no longer count. Keys are handed over in KEYS; ARGV is the manner, how
 * many steps of growing waits there are, these, and for each key its most and its seconds. The
 * manner 'back' gives one back: then 1 in place of the most lets the key begin anew.
 *
 * The answer is the milliseconds that each key has to wait, then the attempts of each.
 */
export const countScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local manner, steps = ARGV[1], tonumber(ARGV[2])
local waits, taken, ends = {}, {}, {}

local function most(at) return tonumber(ARGV[1 + steps + 2 * at]) end

local function read(at)
  local row = redis.call('GET', KEYS[at])
  taken[at], ends[at], waits[at] = 0, 0, 0
  if not row then return end
  local attempts, stop = string.match(row, '^(%d+) (%d+)$')
  taken[at], ends[at] = tonumber(attempts), tonumber(stop)
  if taken[at] < most(at) then return end
  -- A window that is there has not ended, whatever the two clocks of a server say.
  waits[at] = math.max(ends[at] - now, most(at) == 0 and 0 or 1)
end

local function write(at, ...)
  redis.call('SET', KEYS[at], string.format('%.0f %.0f', taken[at], ends[at]), ...)
end

local function add(at)
  local life = tonumber(ARGV[2 + steps + 2 * at]) * 1000
  taken[at] = taken[at] + 1
  if most(at) == 0 then
    ends[at] = now + tonumber(ARGV[2 + math.min(taken[at], steps)]) * 1000
  elseif taken[at] == 1 then
    ends[at] = now + life
  else
    return write(at, 'KEEPTTL')
  end
  write(at, 'PX', string.format('%.0f', life))
end

if manner == 'back' then
  for at = 1, #KEYS do
    read(at)
    if most(at) == 1 or taken[at] == 1 then
      redis.call('DEL', KEYS[at])
    elseif taken[at] > 1 then
      taken[at] = taken[at] - 1
      write(at, 'KEEPTTL')
    end
  end
  return {}
end

local spent = false
for at = 1, #KEYS do
  read(at)
  if manner == 'each' then
    if waits[at] == 0 then add(at) else taken[at] = 0 end
  end
  spent = spent or waits[at] > 0
end
if manner == 'first' and taken[1] == 0 then
  spent = false
  for at = 1, #KEYS do waits[at] = 0 end
end
if not spent and (manner == 'all' or manner == 'first') then
  for at = 1, #KEYS do add(at) end
end
for at = 1, #KEYS do waits[#KEYS + at] = taken[at] end
return waits
`;
