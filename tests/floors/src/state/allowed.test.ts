// A test may look up: state is tested against the sandbox.
import '../../scripts/sandbox/x.ts'
import '../boot/x.ts'
