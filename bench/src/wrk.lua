-- Asks for the paths given after `--` in turns, and prints what came of it as one line of JSON.
local paths, turn = {}, 0

function init(args)
  paths = args
end

function request()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn])
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '\nJSON {"requests":%d,"bytes":%d,"us":%d,"p50":%d,"p99":%d,"errors":%d}\n',
    summary.requests, summary.bytes, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
